import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { PictureForm } from '#web/shell/photos/picture-form.tsx'
import { Avatar } from '#web/parts/account/avatar.tsx'

export const AvatarForm = ({ name, picture }: { name: string; picture?: string }) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
    <Avatar name={name} src={picture} px={96} />
    <div className="grid min-w-0 gap-3">
      <PictureForm
        action="/profile/avatar"
        words={{
          choose: picture ? m.profile_picture_change() : m.profile_picture_add(),
          file: m.profile_picture_file(),
          send: m.profile_picture_send(),
          busy: m.profile_picture_busy(),
        }}
      />
      {picture && (
        <Form method="post" action="/profile/avatar">
          <Button type="submit" name="intent" value="remove" size="sm" variant="quiet" className="-ml-4.5">
            {m.profile_picture_remove()}
          </Button>
        </Form>
      )}
    </div>
  </div>
)
