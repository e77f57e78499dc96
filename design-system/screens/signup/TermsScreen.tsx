import { Checkbox } from '../../components/Checkbox.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { socialProviderText, type SocialProvider } from '../login/login.types.ts'
import { Form } from '../parts/Form.tsx'
import { FormFooter } from '../parts/FormFooter.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { Prose } from '../parts/Prose.tsx'
import type { TextDocument } from '../programme.types.ts'
import { SIGNUP_STEPS } from '../signupSteps.ts'

export interface TermsScreenProps {
  /** The texts to agree to (利用規約 and プライバシーポリシー), each with the URL of its own page. */
  documents: readonly { document: TextDocument; href: string }[]
  /** The provider that has confirmed the person, for a sign-up with a provider. */
  provider?: SocialProvider | undefined
  /** Called when the user agrees, to continue at /signup/create. */
  onAgree: () => void
  hrefs: { login: string }
}

/** The step of the sign-up that shows the texts that a new member agrees to (W039). */
export function TermsScreen({ documents, provider, onAgree, hrefs }: TermsScreenProps) {
  return (
    <FormPage
      step={{ at: 1, of: SIGNUP_STEPS }}
      title="規約をお読みください"
      lead={
        <p>
          {provider && `${socialProviderText[provider]}で登録します。`}
          同意いただくと、メールアドレスの登録に進みます。登録は無料です。
        </p>
      }
    >
      <Form
        label="規約への同意"
        fields={{
          agreed: {
            id: 'terms-agreed',
            label: `${documents.map(({ document }) => document.title).join('と')}に同意する`,
            problem: (agreed) => (agreed ? undefined : '同意いただける場合は、チェックを入れてください。'),
          },
        }}
        initial={{ agreed: false }}
        onSubmit={onAgree}
        shouldFocusField
        foot={
          <FormFooter submit="同意して次へ進む" hasNothingToSubmit>
            <TextLink href={hrefs.login}>登録済みの方はログイン</TextLink>
          </FormFooter>
        }
      >
        {({ field }) => (
          <>
            {documents.map(({ document, href }) => (
              <TermsBox key={document.title} document={document} href={href} />
            ))}
            <Checkbox {...field('agreed')} />
          </>
        )}
      </Form>
    </FormPage>
  )
}

/** A scrollable box with a long text; focusable, so that it can be scrolled by keyboard. */
function TermsBox({ document, href }: { document: TextDocument; href: string }) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="heading text-20">{document.title}</h2>
        <TextLink href={href} className="text-14" aria-label={`${document.title}を全文で読む`}>
          全文で読む
        </TextLink>
      </div>
      <section
        aria-label={`${document.title}の本文`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box needs keyboard focus (WCAG 2.1.1)
        tabIndex={0}
        className="mt-3 max-h-60 overflow-y-auto border-y border-hair bg-raised px-4 py-4"
      >
        <Prose document={document} level={3} />
      </section>
    </div>
  )
}
