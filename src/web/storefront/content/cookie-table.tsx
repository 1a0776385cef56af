import { tableClass } from '#shop/content/documents/table-class.tsx'
import { cookieList, type BrowserItem } from './cookie-list.ts'
import { m } from '#words/messages.js'

const kinds: Record<BrowserItem['kind'], () => string> = {
  needed: m.cookie_kind_needed,
  wish: m.cookie_kind_wish,
  consent: m.cookie_kind_consent,
}
const places: [BrowserItem['place'], () => string][] = [
  ['cookie', m.cookie_place_cookie],
  ['storage', m.cookie_place_storage],
  ['tab', m.cookie_place_tab],
  ['copies', m.cookie_place_copies],
]

/** Everything the shop keeps in a browser, from the list that a test compares with the source. */
export const CookieTable = () =>
  places.map(([place, title]) => (
    <table key={place} className={`my-8 ${tableClass('cards')}`}>
      <caption className="pb-2 text-left type-label text-ink">{title()}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          <th scope="col" className="w-[34%]">
            {m.cookie_name()}
          </th>
          <th scope="col">{m.cookie_purpose()}</th>
          <th scope="col" className="w-[22%]">
            {m.cookie_lifetime()}
          </th>
        </tr>
      </thead>
      <tbody>
        {cookieList
          .filter((item) => item.place === place)
          .map((item) => (
            <Row key={item.name} item={item} />
          ))}
      </tbody>
    </table>
  ))

const Row = ({ item: { name, kind, purpose, lifetime } }: { item: BrowserItem }) => (
  <tr>
    <th scope="row">
      <code className="text-[.94em] break-words">{name}</code>
      <span className="block type-fine font-normal text-muted">{kinds[kind]()}</span>
    </th>
    <td data-label={m.cookie_purpose()}>{purpose()}</td>
    <td data-label={m.cookie_lifetime()}>{lifetime()}</td>
  </tr>
)
