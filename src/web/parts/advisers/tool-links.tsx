import { Link } from 'react-router'
import { m } from '#words/messages.js'
import { ToolList } from './tool-list.tsx'

/** From one tool to the others. */
export const ToolLinks = ({ here }: { here: string }) => (
  <section aria-labelledby="other-tools" className="mt-14 print:hidden">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <h2 id="other-tools" className="type-h2">
        {m.tool_others()}
      </h2>
      <Link to="/tools" className="link inline-flex min-h-11 items-center">
        {m.tool_index()}
      </Link>
    </div>
    <ToolList here={here} heading="h3" />
  </section>
)
