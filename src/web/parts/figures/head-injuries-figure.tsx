import { m } from '#words/messages.js'
import { numberForSpeech } from './number-for-speech.ts'

/** Head injuries among all injuries, per cent: Knox et al. 2006, Pediatrics 118(2):549. */
const shares: [name: () => string, percent: number][] = [
  [m.guide_drawing_head_ice, 13.3],
  [m.guide_drawing_head_inline, 5],
  [m.guide_drawing_head_roller, 4.4],
]

/** Three bars whose labels and numbers are real text, so that screen readers need no second description. */
export const HeadInjuriesFigure = () => (
  <figure className="my-8 max-w-[440px]">
    <figcaption className="type-label text-ink">{m.guide_drawing_head_title()}</figcaption>
    <ul className="mt-3 grid gap-3">
      {shares.map(([name, percent], at) => (
        <li key={percent} className="type-small">
          <span className="flex justify-between">
            <span>{name()}</span>
            <span className="num font-semibold text-ink">{numberForSpeech(percent)}&nbsp;%</span>
          </span>
          <span aria-hidden className="mt-1 block h-2.5 rounded-sm bg-sunken">
            <span
              className={`block h-full rounded-sm ${at ? 'bg-line-strong' : 'bg-accent'}`}
              style={{ width: `${(percent / 15) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
    <p className="mt-3 type-small text-muted">{m.guide_drawing_head_source()}</p>
  </figure>
)
