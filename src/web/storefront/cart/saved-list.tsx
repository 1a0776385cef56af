import { Form, Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import type { CartViewLine } from '#web/shell/cart/cart-view.server.ts'
import { Thumbnail } from '#web/shell/page/thumbnail.tsx'
import { useNextFocus } from '#web/shell/page/use-next-focus.ts'
import { ServiceList, ServiceListRow } from '#web/shell/cart/work-list.tsx'
import { m } from '#words/messages.js'
import type { Saved } from './use-saved.ts'

type Problem = Saved['view']['problems'][number]

/** Lines saved for later, below the cart; one press moves a line back. */
export function SavedList({ saved, isHydrated }: { saved: Saved; isHydrated: boolean }) {
  const list = useNextFocus<HTMLElement>()
  const { lines, problems } = saved.view
  const loose = problems.filter(({ id }) => lines.every((line) => line.id !== id))
  const count = lines.length + loose.length
  if (!count) return null
  return (
    <section ref={list} aria-labelledby="saved" className="mt-12 md:mt-16 md:max-w-3xl">
      <h2 id="saved" className="type-h2">
        {m.cart_saved_count({ count })}
      </h2>
      {saved.isHere && <p className="mt-1 type-small text-muted">{m.cart_saved_here_only()}</p>}
      <ul className="mt-4 border-t border-line">
        {lines.map((line) => (
          <SavedLine
            key={line.id}
            line={line}
            problem={problems.find(({ id }) => id === line.id)}
            saved={saved}
            isHydrated={isHydrated}
          />
        ))}
        {loose.map(({ id, text }) => (
          <li
            key={id}
            data-item
            tabIndex={-1}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4"
          >
            <p className="type-small font-medium text-red">{text}</p>
            <Press id={id} intent="drop" act={isHydrated ? () => saved.drop({ id, name: '' }) : undefined}>
              {m.cart_saved_drop()}
            </Press>
          </li>
        ))}
      </ul>
    </section>
  )
}

type LineProps = { line: CartViewLine; problem: Problem | undefined; saved: Saved; isHydrated: boolean }

function SavedLine({ line, problem, saved, isHydrated }: LineProps) {
  const isToBeHad = line.left === null || line.left > 0
  const unit = line.services.reduce((sum, work) => sum + work.unitPrice, line.unitPrice)
  return (
    <li data-item tabIndex={-1} className="grid grid-cols-[72px_1fr] gap-x-4 border-b border-line py-5">
      <Thumbnail file={line.picture} px={72} />
      <div className="min-w-0">
        <div className="flex justify-between gap-3">
          <Link to={`/product/${line.slug}`} className="font-semibold text-ink hover:underline">
            <ProductName name={line.name} />
          </Link>
          <p className="num font-semibold whitespace-nowrap text-ink">{dong(unit)}</p>
        </div>
        <p className="type-small text-muted">
          <FallbackText text={line.choice} words={line.lent} />
        </p>
        {line.quantity > 1 && (
          <p className="type-small text-muted">{m.cart_saved_quantity({ count: line.quantity })}</p>
        )}
        {problem && (
          <p className={`mt-1 type-small font-medium ${problem.blocks ? 'text-red' : 'text-amber'}`}>
            <FallbackText text={problem.text} words={problem.lent} />
          </p>
        )}
        {line.services.length > 0 && (
          <ServiceList of={line.name} isFinal={line.finalSince !== null}>
            {line.services.map((work) => (
              <ServiceListRow key={work.id} work={work} />
            ))}
          </ServiceList>
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          {isToBeHad ? (
            <Press
              id={line.id}
              intent="back"
              variant="outline"
              label={m.cart_saved_back_named({ name: line.name })}
              act={isHydrated ? () => saved.putBack(line) : undefined}
            >
              {m.cart_saved_back()}
            </Press>
          ) : (
            <Link to={`/product/${line.slug}`} className={buttonClass({ variant: 'outline', size: 'sm' })}>
              {m.cart_saved_other()}
            </Link>
          )}
          <Press
            id={line.id}
            intent="drop"
            label={m.cart_saved_drop_named({ name: line.name })}
            act={isHydrated ? () => saved.drop(line) : undefined}
          >
            {m.cart_saved_drop()}
          </Press>
        </div>
      </div>
    </li>
  )
}

type PressProps = {
  id: string
  intent: 'back' | 'drop'
  variant?: 'outline' | 'quiet'
  label?: string
  act: (() => Promise<void>) | undefined
  children: React.ReactNode
}

/** A button of a form before scripts arrive, done on the spot after. */
const Press = ({ id, intent, variant = 'quiet', label, act, children }: PressProps) => (
  <Form
    method="post"
    onSubmit={(event) => {
      if (!act) return
      event.preventDefault()
      void act()
    }}
  >
    <input type="hidden" name="line" value={id} />
    <Button type="submit" name="intent" value={intent} size="sm" variant={variant} aria-label={label}>
      {children}
    </Button>
  </Form>
)
