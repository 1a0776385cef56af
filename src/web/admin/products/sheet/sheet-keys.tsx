import { Keyboard } from 'lucide-react'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'

/** Help for the keyboard commands, hidden on phones. Opens without scripts. */
export const SheetKeys = () => (
  <details className="relative max-md:hidden">
    <summary
      className={`${buttonClass({ variant: 'outline', size: 'sm' })} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
    >
      <Keyboard aria-hidden size={17} />
      {m.product_sheet_keys()}
    </summary>
    <ul className="absolute right-0 z-20 mt-1 grid w-96 gap-2 rounded-md border border-line bg-surface p-4 shadow-sh2">
      <li>{m.product_sheet_keys_move()}</li>
      <li>{m.product_sheet_keys_type()}</li>
      <li>{m.product_sheet_keys_copy()}</li>
      <li>{m.product_sheet_keys_undo()}</li>
      <li>{m.product_sheet_keys_leave()}</li>
    </ul>
  </details>
)
