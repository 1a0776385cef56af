import { Tag } from '#ui/tag.tsx'
import { StaffBar } from '#web/shell/layout/staff-bar.tsx'
import { m } from '#words/messages.js'
import { FindButton } from './find-button.tsx'

export const TopBar = ({ demo, ...rest }: { person: string; shop: string; demo: boolean }) => (
  <StaffBar home="/admin" area={m.admin_area()} className="col-span-full print:hidden" {...rest}>
    {demo && (
      <span title={m.admin_demo_hint()} className="max-sm:sr-only">
        <Tag tone="brass">{m.admin_demo()}</Tag>
      </span>
    )}
    <FindButton />
  </StaffBar>
)
