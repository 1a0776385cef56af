import { useState } from 'react'
import { Form, Link } from 'react-router'
import { sizeIn } from '#shop/catalogue/attributes/size-systems.ts'
import { isMadeSize, labelForFoot } from '#shop/catalogue/attributes/sizes.ts'
import { isFoot, saveFoot, undoFoot, useFoot } from '#shop/catalogue/attributes/use-foot.ts'
import { Button } from '#ui/button.tsx'
import { Ruler } from '#ui/drawings/ruler.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { m } from '#words/messages.js'
import type { Home } from './find-home.server.ts'

export const sizeBandId = 'foot'

/** The ruler and the size it gives for each discipline. Without scripts the number is sent and the page comes back with it (`?foot=`). */
export function SizeBand({
  footMm,
  isAsked,
  sizes,
  title,
  text,
}: {
  footMm: number
  isAsked: boolean
  sizes: Home['sizes']
  title: string
  text: string
}) {
  const saved = useFoot()
  const [moved, setMoved] = useState<number>()
  const mm = moved ?? (isAsked ? footMm : (saved ?? footMm))
  /** A length alone drops girth, second foot and name of what was measured before, so these can be had back. */
  const save = (to: number) => {
    if (to === saved || !isFoot(to)) return
    const undo = undoFoot()
    saveFoot(to)
    if (!undo) return
    const putBack = () => {
      undo()
      setMoved(undefined)
    }
    void toast(m.home_size_replaced({ mm: to }), { action: { label: m.cart_undo(), onClick: putBack } })
  }
  return (
    <section id={sizeBandId} aria-labelledby="foot-title" className="piece wrap mt-16 scroll-mt-4 md:mt-24">
      <div className="grid items-center gap-8 rounded-2xl bg-sunken p-5 py-9 sm:p-9 md:grid-cols-[1fr_1.15fr] md:gap-12 lg:gap-18 lg:px-18 lg:py-16">
        <div>
          <h2 id="foot-title" className="type-h1">
            {title || m.home_size_title()}
          </h2>
          <p className="type-lead mt-3.5">{text || m.home_size_text()}</p>
          <p className="type-small mt-3.5 text-muted">{m.home_size_note()}</p>
        </div>
        <Form
          action={`/#${sizeBandId}`}
          onSubmit={(event) => event.preventDefault()}
          className="rounded-lg bg-surface p-4 pt-6 shadow-sh1 sm:p-8 sm:pt-7"
        >
          <Ruler
            label={m.home_size_label()}
            sliderLabel={m.home_size_slider()}
            unit="mm"
            name="foot"
            value={mm}
            onChange={setMoved}
            onSettle={save}
            wrongText={m.advice_foot_wrong()}
          />
          <noscript>
            <Button type="submit" size="sm" variant="outline" className="mt-3">
              {m.home_size_show()}
            </Button>
          </noscript>
          <SizeResults mm={mm} sizes={sizes} />
        </Form>
      </div>
    </section>
  )
}

const disciplines = [
  { slug: 'figure', name: m.category_figure },
  { slug: 'hockey', name: m.category_hockey },
  { slug: 'speed', name: m.category_speed },
  { slug: 'recreational', name: m.category_recreational },
] as const

/** One foot, four sizes; each leads to the boots that can be bought in it. */
const SizeResults = ({ mm, sizes }: { mm: number; sizes: Home['sizes'] }) => (
  <ul aria-live="polite" className="mt-4 grid grid-cols-2 gap-x-2.5 gap-y-4 border-t border-line pt-4.5 sm:grid-cols-4">
    {disciplines.map(({ slug, name }) => {
      const size = labelForFoot(slug, mm)
      return (
        <li key={slug}>
          {sizes[slug].includes(size) ? (
            <Link to={`/shop/category/${slug}?size=${size}`} className="group block rounded-sm">
              <b className="num block text-[1.5rem] leading-[1.3] font-[640] tracking-[-0.02em] text-ink [font-stretch:118%] group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
                {size}
              </b>
              <span className="num type-fine block text-muted">EU {sizeIn('eu', size)}</span>
              <span className="type-fine block font-medium text-body">{name()}</span>
            </Link>
          ) : (
            <p>
              <b className="num block text-[1.5rem] leading-[1.3] text-muted">{isMadeSize(size) ? size : '–'}</b>
              <span className="type-fine block text-muted">
                {isMadeSize(size) ? m.home_size_gone() : m.home_size_none()}
              </span>
              <span className="type-fine block font-medium text-body">{name()}</span>
            </p>
          )}
        </li>
      )
    })}
  </ul>
)
