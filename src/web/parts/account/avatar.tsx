const sizes = { 44: 'size-11 text-base', 96: 'size-24 text-3xl' }

/** A person's picture, or the first letter of the last word of the name, which is the given name in Vietnamese. Hidden from screen readers, since the name stands beside it. */
export const Avatar = ({ name, src, px }: { name: string; src?: string; px: keyof typeof sizes }) => (
  <span
    aria-hidden
    className={`grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent ${sizes[px]}`}
  >
    {src ? <img src={src} alt="" width={px} height={px} className="size-full object-cover" /> : initialOf(name)}
  </span>
)

const initialOf = (name: string) => (name.trim().split(/\s+/).at(-1)?.slice(0, 1) ?? '').toUpperCase()
