import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import type { RemovedLine as Line } from './find-removed-line.server.ts'

/** Without scripts: what was just taken out, and the way to have it back. */
export const RemovedLineNotice = ({ line: { keys, name, quantity, agreed } }: { line: Line }) => (
  <Notice className="mt-5">
    <Form method="post" className="flex flex-wrap items-center justify-between gap-3">
      <span>{keys.length > 1 ? m.bundle_took_out({ name }) : m.cart_took_out({ name })}</span>
      {keys.map((key) => (
        <input key={key} type="hidden" name="line" value={key} />
      ))}
      <input type="hidden" name="quantity" value={quantity} />
      {agreed && <input type="hidden" name="agreed" value={agreed} />}
      <Button type="submit" name="intent" value="restore" size="sm" variant="outline">
        {m.cart_put_back()}
      </Button>
    </Form>
  </Notice>
)
