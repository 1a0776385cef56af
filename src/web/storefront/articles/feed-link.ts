import type { MetaDescriptor } from 'react-router'
import { pathIn } from '#kit/localized.ts'
import { getLocale } from '#words/runtime.js'
import { m } from '#words/messages.js'

export const feedPath = () => pathIn(getLocale(), '/blog/feed.xml')

/** The link by which feed readers find the blog's feed. */
export const feedLink = (shop: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: m.post_blog_title({ shop }),
  href: feedPath(),
})
