import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import type { CartView } from './cart-view.server.ts'

type Props = {
  lineId: string
  problem: CartView['problems'][number]
  /** Done on the spot where there are scripts. */
  drop?: (serviceId: string) => void
  agree?: () => void
}

/** A problem in words, with the button that ends it where one does. */
export function ProblemRemedy({ lineId, problem, drop, agree }: Props) {
  const { text, blocks, service, asksConsent } = problem
  const onSubmit = (event: React.SubmitEvent) => {
    if (!drop || !agree) return
    event.preventDefault()
    if (service) drop(service)
    else agree()
  }
  return (
    <div className={`mt-1 type-small font-medium ${blocks ? 'text-red' : 'text-amber'}`}>
      <p>{text}</p>
      {(service || asksConsent) && (
        <Form method="post" action="/cart" onSubmit={onSubmit} className="my-2">
          <input type="hidden" name="line" value={lineId} />
          {service && <input type="hidden" name="service" value={service} />}
          <Button type="submit" name="intent" value={service ? 'unwork' : 'agree'} size="sm" variant="outline">
            {service ? m.services_remove() : m.services_agree()}
          </Button>
        </Form>
      )}
    </div>
  )
}
