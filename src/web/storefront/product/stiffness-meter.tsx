import { Meter } from '#ui/meter.tsx'
import { m } from '#words/messages.js'

/** The middle of each line on our own scale (docs/reference/skating.md 1.6: 15–40, 45–65, 70–95). */
const marks = [
  { at: 27, text: 'Classic' },
  { at: 55, text: 'Sport' },
  { at: 82, text: 'Premium' },
]

export const StiffnessMeter = ({ value }: { value: number }) => (
  <div>
    <Meter label={m.product_stiffness()} value={value} min={10} max={100} marks={marks} />
    <p className="type-fine mt-2 text-muted">{m.product_stiffness_note()}</p>
  </div>
)
