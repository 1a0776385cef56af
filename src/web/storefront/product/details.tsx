import type { Options } from '#shop/catalogue/product.ts'
import { BladeDiagram } from '#ui/drawings/blade-diagram.tsx'
import { Meter } from '#ui/meter.tsx'
import { m } from '#words/messages.js'
import { BladeFitOpener } from './advisers/blade-fit-opener.tsx'
import type { ProductView } from './find-product-view.server.ts'
import { langOf } from './lang-of.ts'
import { StiffnessOpener } from './advisers/stiffness-opener.tsx'

/** The adviser that was opened below the fold. */
export type OpenAdviser = 'blade-fit' | 'stiffness'

type Props = { view: ProductView; choice: Options; opened?: OpenAdviser }

/** Below the fold: description, specifications, and drawings of them. */
export default function Details({ view, choice, opened }: Props) {
  const { description, specs, care, stiffness } = view
  return (
    <div className="mt-16 grid gap-x-18 gap-y-12 md:mt-24 md:grid-cols-[1.05fr_1fr]">
      <section aria-labelledby="specs">
        <h2 id="specs" className="type-h2">
          {m.product_specs()}
        </h2>
        <table className="mt-5 w-full text-left">
          <tbody>
            {specs.map(({ name, value, lang }) => (
              <tr key={name} className="border-b border-line align-top">
                <th scope="row" className="w-[42%] py-3 pr-4 font-[420] text-muted [font-stretch:90%]">
                  {name}
                </th>
                <td lang={lang} className="py-3 font-[540] text-ink">
                  {value ?? <Open />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="grid content-start gap-10">
        <BladeCard view={view} choice={choice} />
        <BladeFitOpener view={view} choice={choice} isOpen={opened === 'blade-fit'} />
        {stiffness !== null && (
          <div>
            <StiffnessMeter value={stiffness} />
            <StiffnessOpener view={view} isOpen={opened === 'stiffness'} />
          </div>
        )}
        <section aria-labelledby="about">
          <h2 id="about" className="type-h2">
            {m.product_description()}
          </h2>
          <div lang={langOf(view, 'description')} className="mt-3 space-y-3">
            {description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        {care.length > 0 && (
          <section aria-labelledby="care">
            <h2 id="care" className="type-h2">
              {m.product_care()}
            </h2>
            <div lang={langOf(view, 'care')} className="mt-3 space-y-3">
              {care.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        )}
      </div>
    </div>
  )
}

/** The blade of the chosen size, drawn from its numbers. */
function BladeCard({ view: { blade }, choice }: { view: ProductView; choice: Options }) {
  if (!blade) return null
  const { key, kind, radiusM, radiusText, isBoot, shown, lengths } = blade
  const { value, mm, text, sold } =
    lengths.find((one) => one.value === choice[key]) ?? lengths.find((one) => one.value === shown)!
  return (
    <section aria-labelledby="blade" className="rounded-xl bg-sunken px-5 py-6 md:px-9 md:py-8">
      <h2 id="blade" className="type-label text-muted">
        {isBoot ? m.product_blade_of_size({ size: value }) : m.product_blade()} · {sold}
      </h2>
      <BladeDiagram
        kind={kind}
        lengthMm={mm}
        radiusM={radiusM}
        radiusText={radiusText}
        lengthText={text}
        label={m.product_blade()}
        className="mt-4"
      />
    </section>
  )
}

/** The middle of each line on our own scale (docs/reference/skating.md 1.6: 15–40, 45–65, 70–95). */
const marks = [
  { at: 27, text: 'Classic' },
  { at: 55, text: 'Sport' },
  { at: 82, text: 'Premium' },
]

const StiffnessMeter = ({ value }: { value: number }) => (
  <div>
    <Meter label={m.product_stiffness()} value={value} min={10} max={100} marks={marks} />
    <p className="type-fine mt-2 text-muted">{m.product_stiffness_note()}</p>
  </div>
)

const Open = () => (
  <>
    <span aria-hidden className="text-muted">
      –
    </span>
    <span className="sr-only">{m.product_spec_none()}</span>
  </>
)
