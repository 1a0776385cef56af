import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Moderation } from '#shop/reviews/review.ts'
import { CustomerAnswer } from './customer-answer.tsx'
import { ModerationButtons } from './moderation-buttons.tsx'

/** The button that a browser presses when somebody presses Enter in a field. */
function defaultButtonOf(part: React.ReactNode) {
  const Shop = createRoutesStub([{ path: '/', Component: () => part }])
  const html = renderToStaticMarkup(<Shop initialEntries={['/']} />)
  return /<(?:input|button)[^>]*type="submit"[^>]*>/.exec(html)![0]
}

const answer = (state: Moderation) => (
  <CustomerAnswer id="a1" name="Lan" text="Ôm chân." createdAt={new Date(0)} contentVersion="1" state={state} />
)

test('Enter after the reason for hiding publishes nothing', () => {
  expect(defaultButtonOf(<ModerationButtons />)).toContain('disabled=""')
  expect(defaultButtonOf(answer('waiting'))).toContain('disabled=""')
})

test('Enter hides what can only be hidden', () => {
  expect(defaultButtonOf(<ModerationButtons choices={['hidden']} />)).toContain('value="hidden"')
  expect(defaultButtonOf(answer('shown'))).toContain('value="hidden:a1"')
})
