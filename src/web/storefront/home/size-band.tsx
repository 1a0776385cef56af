import { useState } from 'react'
import { Form } from 'react-router'
import { saveFoot, useFoot } from '#shop/catalogue/attributes/use-foot.ts'
import { Button } from '#ui/button.tsx'
import { Ruler } from '#ui/drawings/ruler.tsx'
import { m } from '#words/messages.js'
import { SizeResults } from './size-results.tsx'

export const sizeBandId = 'foot'

/** The ruler and the size it gives for each discipline. Without scripts the number is sent and the page comes back with it (`?foot=`). */
export function SizeBand({
  footMm,
  isAsked,
  title,
  text,
}: {
  footMm: number
  isAsked: boolean
  title: string
  text: string
}) {
  const saved = useFoot()
  const [moved, setMoved] = useState<number>()
  const mm = moved ?? (isAsked ? footMm : (saved ?? footMm))
  const move = (to: number) => {
    setMoved(to)
    saveFoot(to)
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
            onChange={move}
          />
          <noscript>
            <Button type="submit" size="sm" variant="outline" className="mt-3">
              {m.home_size_show()}
            </Button>
          </noscript>
          <SizeResults mm={mm} />
        </Form>
      </div>
    </section>
  )
}
