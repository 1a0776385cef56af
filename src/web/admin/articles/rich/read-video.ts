type Video = { provider: 'youtube' | 'vimeo'; id: string }

/** The video of a YouTube or Vimeo address; undefined for other addresses. */
export function readVideo(typed: string): Video | undefined {
  if (!URL.canParse(typed.trim())) return
  const { hostname, pathname, searchParams, protocol } = new URL(typed.trim())
  if (protocol !== 'https:' && protocol !== 'http:') return
  const host = hostname.replace(/^(www|m)\./, '')
  const last = pathname.split('/').filter(Boolean).at(-1) ?? ''
  if (host === 'youtu.be' && isId(last)) return { provider: 'youtube', id: last }
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const id = searchParams.get('v') ?? (/^\/(embed|shorts|live)\//.test(pathname) ? last : '')
    return isId(id) ? { provider: 'youtube', id } : undefined
  }
  if ((host === 'vimeo.com' || host === 'player.vimeo.com') && /^\d{4,20}$/.test(last))
    return { provider: 'vimeo', id: last }
  return undefined
}

const isId = (id: string) => /^[\w-]{4,32}$/.test(id)
