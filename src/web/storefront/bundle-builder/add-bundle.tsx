import { ShoppingBag } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { FieldError } from '#ui/fields/field-error.tsx'
import { agreementErrorId, agreementFieldName } from '#web/parts/product/read-services.ts'
import { m } from '#words/messages.js'

type Props = { mayBuy: boolean; hasWork: boolean; isAdded: boolean; isChange: boolean; error?: string }

/** Below the total of a bundle: the note that goods with services are final, errors, and the button to the cart. */
export const AddBundle = ({ mayBuy, hasWork, isAdded, isChange, error }: Props) => (
  <>
    {mayBuy && hasWork && (
      <div className="mt-4 border-t border-line pt-3">
        <Checkbox
          name={agreementFieldName}
          autoComplete="off"
          aria-describedby={agreementErrorId}
          label={<span className="type-small text-ink">{m.service_final()}</span>}
          note={m.service_final_note()}
        />
      </div>
    )}
    <div id={agreementErrorId} aria-live="polite">
      {error && <FieldError id="final-error">{error}</FieldError>}
    </div>
    <Button
      type="submit"
      name="intent"
      value="add"
      formMethod="post"
      variant={mayBuy ? 'primary' : 'outline'}
      block
      size="lg"
      className="mt-4"
      icon={<ShoppingBag aria-hidden size={20} strokeWidth={1.8} />}
    >
      {isAdded ? m.bundle_added() : isChange ? m.bundle_change() : m.bundle_add()}
    </Button>
  </>
)
