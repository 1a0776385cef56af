import { m } from '#words/messages.js'
import { InquiryForm } from './inquiry-form.tsx'

/** The inquiry form as a section of the contact page. */
export const ContactFormSection = () => (
  <section aria-labelledby="write" className="mt-12 print:hidden">
    <h2 id="write" className="scroll-mt-4 type-h2">
      {m.inquiry_title()}
    </h2>
    <p className="mt-3 mb-6">{m.inquiry_lead()}</p>
    <InquiryForm />
  </section>
)
