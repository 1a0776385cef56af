import { useHydrated } from '#ui/use-hydrated.ts'

/** What a form of this screen says besides its buttons. With scripts the page stays where it is. */
export function HiddenFields({ fields }: { fields: Record<string, string> }) {
  const isAwake = useHydrated()
  return (
    <>
      {Object.entries({ ...fields, ...(isAwake && { stay: '1' }) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}
