import { Form } from 'react-router'
import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { Button } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import type { CartView } from './cart-view.server.ts'
import type { Remedy } from './remedy.ts'

type Props = {
  lineId: string
  problem: CartView['problems'][number]
  /** Applies the remedy without a form post where scripts run. */
  apply?: (remedy: Remedy) => void
}

/** A problem in words, with the button that ends it. */
export function ProblemRemedy({ lineId, problem: { text, lent, blocks, remedy }, apply }: Props) {
  return (
    <div className={`mt-1 type-small font-medium ${blocks ? 'text-red' : 'text-amber'}`}>
      <p>
        <FallbackText text={text} words={lent} />
      </p>
      {remedy && <RemedyForm lineId={lineId} remedy={remedy} apply={apply} />}
    </div>
  )
}

type FormProps = { lineId: string; remedy: Remedy; apply?: (remedy: Remedy) => void }

function RemedyForm({ lineId, remedy, apply }: FormProps) {
  const onSubmit = (event: React.SubmitEvent) => {
    if (!apply) return
    event.preventDefault()
    apply(remedy)
  }
  return (
    <Form method="post" action="/cart" onSubmit={onSubmit} className="my-2">
      <input type="hidden" name="line" value={lineId} />
      {remedy.intent === 'unwork' && <input type="hidden" name="service" value={remedy.service} />}
      {remedy.intent === 'set' && <input type="hidden" name="quantity" value={remedy.quantity} />}
      <Button type="submit" name="intent" value={remedy.intent} size="sm" variant="outline">
        {remedyWords(remedy)}
      </Button>
    </Form>
  )
}

function remedyWords(remedy: Remedy) {
  switch (remedy.intent) {
    case 'set':
      return m.cart_remedy_set({ count: remedy.quantity })
    case 'remove':
      return m.cart_remove()
    case 'accept':
      return m.cart_remedy_accept()
    case 'unwork':
      return m.service_remove()
    case 'agree':
      return m.service_agree()
  }
}
