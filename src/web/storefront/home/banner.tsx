import { Link } from 'react-router'
import type { NamedPicture } from '#shop/media/find-pictures.ts'
import { buttonClass } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'

type Props = {
  id: string
  title: string
  text: string
  href: string
  action: string
  picture: NamedPicture | null
}

/** What the shop wants to say on its home page: a picture of its library beside a headline. */
export function Banner({ id, title, text, href, action, picture }: Props) {
  return (
    <section
      aria-labelledby={id}
      className={`piece wrap mt-16 grid items-center gap-8 md:mt-24 md:gap-16 ${picture ? 'md:grid-cols-[1.25fr_1fr]' : ''}`}
    >
      {picture && (
        <div className="relative overflow-hidden rounded-2xl">
          <Picture
            {...picture}
            widths={[400, 800, 1000]}
            sizes="(min-width: 1328px) 676px, (min-width: 900px) 52vw, 92vw"
            className="w-full"
          />
        </div>
      )}
      <div>
        <h2 id={id} className="type-h1">
          {title}
        </h2>
        {text && <p className="mt-6 whitespace-pre-line">{text}</p>}
        {href && action && (
          <Link to={href} className={`${buttonClass({ variant: 'outline' })} mt-6`}>
            {action}
          </Link>
        )}
      </div>
    </section>
  )
}
