import { m } from '#words/messages.js'

export const moderationDoneWords = () => ({
  shown: m.moderation_done_shown(),
  hidden: m.moderation_done_hidden(),
  reply: m.moderation_done_reply(),
  answer: m.moderation_done_answer(),
})

export const moderatedKindWords = () => ({
  review: m.moderation_review(),
  question: m.moderation_question(),
  answer: m.moderation_answer(),
})
