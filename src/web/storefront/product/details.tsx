import type { Options } from '#shop/catalogue/product.ts'
import { m } from '#words/messages.js'
import { BladeCard } from './blade-card.tsx'
import { BladeFitOpener } from './advisers/blade-fit-opener.tsx'
import type { ProductView } from './find-product-view.server.ts'
import { langOf } from './lang-of.ts'
import { StiffnessOpener } from './advisers/stiffness-opener.tsx'
import { StiffnessMeter } from './stiffness-meter.tsx'

/** Which adviser below the fold was asked for. */
export type OpenAdviser = 'blade-fit' | 'stiffness'

type Props = { view: ProductView; choice: Options; opened?: OpenAdviser }

/** Below the fold: the words, the numbers, and what the numbers look like. */
export default function Details({ view, choice, opened }: Props) {
  const { description, specs, care, stiffness } = view
  return (
    <div className="mt-16 grid gap-x-18 gap-y-12 md:mt-24 md:grid-cols-[1.05fr_1fr]">
      <section aria-labelledby="specs">
        <h2 id="specs" className="type-h1">
          {m.product_specs()}
        </h2>
        <table className="mt-5 w-full text-left">
          <tbody>
            {specs.map(({ name, value, lang }) => (
              <tr key={name} className="border-b border-line align-top">
                <th scope="row" className="w-[42%] py-3 pr-4 font-[420] text-muted [font-stretch:90%]">
                  {name}
                </th>
                <td lang={lang} className="num py-3 font-[540] text-ink">
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

const Open = () => (
  <>
    <span aria-hidden className="text-muted">
      –
    </span>
    <span className="sr-only">{m.product_spec_none()}</span>
  </>
)
