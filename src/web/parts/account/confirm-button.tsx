import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button, buttonClass, type ButtonLook } from '#ui/button.tsx'
import { DialogButton } from '#ui/overlays/dialog-button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { m } from '#words/messages.js'

type Props = {
  id: string
  label: ReactNode
  /** The question, and what would be lost. */
  title: string
  text: ReactNode
  fields: Record<string, string>
  action?: string
  look?: ButtonLook
}

/** A button that asks once more before something is gone for good; it works before scripts arrive. */
export const ConfirmButton = ({
  id,
  label,
  title,
  text,
  fields,
  action,
  look = { variant: 'quiet', size: 'sm' },
}: Props) => (
  <>
    <DialogButton dialog={id} className={buttonClass(look)}>
      {label}
    </DialogButton>
    <Dialog id={id} size="narrow" title={title} closeLabel={m.layout_close()}>
      <p>{text}</p>
      <Form method="post" action={action} className="mt-5 flex flex-wrap gap-3">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="danger" size="sm">
          {label}
        </Button>
      </Form>
    </Dialog>
  </>
)
