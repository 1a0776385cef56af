export const newPassword = 'Vầng-trăng-7-cái-thuyền'

/** Complete form data, as the page sends it. */
export const signUpForm = (email: string) => ({
  intent: 'sign-up',
  name: 'Trần Thu Hà',
  email,
  password: newPassword,
  again: newPassword,
  terms: 'on',
  privacy: 'on',
})
