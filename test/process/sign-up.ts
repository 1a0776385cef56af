export const newPassword = 'Vầng-trăng-7-cái-thuyền'

/** A whole form, as the screen sends it. */
export const signUpForm = (email: string) => ({
  intent: 'sign-up',
  name: 'Trần Thu Hà',
  email,
  password: newPassword,
  again: newPassword,
  terms: 'on',
  privacy: 'on',
})
