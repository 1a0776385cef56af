import { checkoutFields } from '#shop/checkout/form-fields.ts'
import { measurementFields, profileFields, skaterFields } from '#shop/identity/profile-fields.ts'
import { inquiryFields, replyFields } from '#shop/inquiries/inquiry-fields.ts'
import { letterFields } from '#shop/inventory/watch-fields.ts'
import { lookUpFields } from '#shop/orders/look-up-fields.ts'
import { officialFields, questionFields, reviewFields } from '#shop/reviews/review-fields.ts'
import { addressFields } from '#shop/shipping/address-fields.ts'
import { codeFields, newPasswordFields, signInFields, signUpFields } from './account/auth/auth-fields.ts'
import { emailFields, passwordFields, proofFields } from './account/security/security-fields.ts'
import type { DeclaredForms } from './chrome/watch-texts.server.ts'

/** What the forms of each door declare of their fields; the checker looks at what is sent there by it. */
export const declaredForms: DeclaredForms = {
  auth: [signInFields, newPasswordFields],
  'auth/signup': [signUpFields],
  'auth/two-factor': [codeFields],
  'auth/confirm': [signInFields],
  'auth/invite': [signUpFields],
  'admin-password-reset': [signInFields],
  profile: [profileFields],
  'profile/security': [passwordFields, emailFields, codeFields],
  'profile/erase': [proofFields],
  'profile/addresses/new': [addressFields],
  'profile/addresses/:id': [addressFields],
  'profile/feet/new': [skaterFields, measurementFields],
  'profile/feet/:id': [skaterFields, measurementFields],
  checkout: [checkoutFields],
  'contact/message': [inquiryFields],
  'orders/find': [lookUpFields],
  'product/:slug/review': [reviewFields],
  'product/:slug/ask': [questionFields],
  'product/:slug/watch': [letterFields],
  'api/watch': [letterFields],
  'tools/sharpening': [letterFields],
  moderation: [officialFields],
  'admin/inquiries/:id': [replyFields],
}
