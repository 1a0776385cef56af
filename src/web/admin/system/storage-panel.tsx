import { Table } from '#ui/table.tsx'
import { m } from '#words/messages.js'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { sizeWords } from '#web/admin-kit/page/size-words.ts'

type Props = {
  database: number
  tables: { name: string; bytes: number; rows: number | null }[]
  folders: { name: string; files: number; bytes: number }[]
}

const folderWords: Record<string, () => string> = {
  files: () => m.system_folder_files(),
  outbox: () => m.system_folder_outbox(),
}

export const StoragePanel = ({ database, tables, folders }: Props) => (
  <Panel title={m.system_storage()}>
    <FactList
      rows={[
        [m.system_database(), sizeWords(database)],
        ...folders.map(({ name, files, bytes }): [string, string] => [
          folderWords[name]!(),
          m.system_folder({ size: sizeWords(bytes), files: formatCount(files) }),
        ]),
      ]}
    />
    <div className="mt-4">
      <Table
        caption={m.system_tables()}
        phones="scroll"
        head={
          <tr>
            <th scope="col">{m.system_table()}</th>
            <th scope="col" className="end">
              {m.system_rows()}
            </th>
            <th scope="col" className="end">
              {m.system_cache_size()}
            </th>
          </tr>
        }
      >
        {tables.map(({ name, rows, bytes }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="end">{rows === null ? '–' : formatCount(rows)}</td>
            <td className="end whitespace-nowrap">{sizeWords(bytes)}</td>
          </tr>
        ))}
      </Table>
    </div>
  </Panel>
)
