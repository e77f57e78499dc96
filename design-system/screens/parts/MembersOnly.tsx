import { EmptyState } from '../../components/EmptyState.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { PageHead } from './PageHead.tsx'

export interface MembersOnlyProps {
  /** The page's title. */
  title: string
  /** What the user gets by logging in: ログインすると、チケットが見られます. */
  sentence: string
  description?: string | undefined
  hrefs: { login: string; signUp: string }
}

/** The content that a guest sees instead of a member's, below the alert that asks for the log-in (Q17). */
export function MembersOnly({ title, sentence, description, hrefs }: MembersOnlyProps) {
  return (
    <div className="pb-24">
      <PageHead title={title} />
      <div className="page mt-10">
        <EmptyState
          reason="members"
          title={sentence}
          description={description}
          action={{ label: 'ログインする', href: hrefs.login }}
        />
        <p className="mt-8">
          はじめての方は、<TextLink href={hrefs.signUp}>無料で会員登録</TextLink>
        </p>
      </div>
    </div>
  )
}
