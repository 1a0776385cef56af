/** A line is identified by its variant and services: two sizes are two lines, and so are a pair with and one without sharpening. */
export const lineKey = ({ variantId, services = [] }: { variantId: string; services?: readonly string[] }) =>
  [variantId, ...services.toSorted()].join('+')

export function readLineKey(key: string) {
  const [variantId = '', ...services] = key.split('+')
  return { variantId, services }
}
