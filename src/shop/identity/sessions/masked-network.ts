/** Enough to recognise one's own network, too little to locate a person: `203.0.*.*`, `2001:db8:*`. */
export function maskedNetwork(ip: string | null): string | undefined {
  const [, a, b] = /(?:^|:)(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(ip ?? '') ?? []
  if (a) return `${a}.${b}.*.*`
  const [, c, d] = /^([0-9a-f]{1,4}):([0-9a-f]{1,4}):/i.exec(ip ?? '') ?? []
  return c && `${c}:${d}:*`
}
