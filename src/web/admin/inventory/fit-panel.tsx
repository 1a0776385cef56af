import type { FitRow } from '#shop/reviews/fit/count-fits.ts'
import { fitQuestionAfterDays } from '#shop/reviews/review.ts'
import { Table } from '#ui/table.tsx'
import { m } from '#words/messages.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'

/** What buyers said of the fit, size by size: which run small is what the next order is placed by. */
export const FitPanel = ({ fits }: { fits: FitRow[] }) => (
  <Panel title={m.review_fit_panel()}>
    {fits.length ? (
      <Table
        caption={m.review_fit_panel()}
        captionHidden
        phones="scroll"
        head={
          <tr>
            <th scope="col">{m.review_fit_col_size()}</th>
            <th scope="col">{m.review_fit_col_small()}</th>
            <th scope="col">{m.review_fit_col_true()}</th>
            <th scope="col">{m.review_fit_col_large()}</th>
            <th scope="col">{m.review_fit_narrow()}</th>
            <th scope="col">{m.review_fit_wide()}</th>
          </tr>
        }
      >
        {fits.map(({ size, width, small, true: good, large, narrow, wide }) => (
          <tr key={`${size} ${width}`}>
            <th scope="row">{[size, width].filter(Boolean).join(' ')}</th>
            <td>{small}</td>
            <td>{good}</td>
            <td>{large}</td>
            <td>{narrow}</td>
            <td>{wide}</td>
          </tr>
        ))}
      </Table>
    ) : (
      <p className="text-muted">{m.review_fit_panel_none({ days: fitQuestionAfterDays })}</p>
    )}
  </Panel>
)
