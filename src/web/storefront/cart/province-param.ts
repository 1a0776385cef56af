/** The province that an address asks for, if it does. */
export const provinceParam = (url: string) => /^\d{2}$/.exec(new URL(url).searchParams.get('province') ?? '')?.[0]
