import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { EmptyState, type EmptyStateProps } from '../../components/EmptyState.tsx'
import { OfflineNote } from '../../components/OfflineNote.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { Actions } from './Actions.tsx'
import { FormMessage } from './FormMessage.tsx'
import { FormPage } from './FormPage.tsx'

export interface ConfirmPageProps<Values> {
  title: string
  lead: string
  /** What was typed; undefined when somebody comes here without the form. */
  values: Values | undefined
  /** What is said then; the way on is the form. */
  empty: Pick<EmptyStateProps, 'title' | 'description'>
  /** What saving does: この内容で保存する. */
  save: string
  onSave: () => void
  saving?: boolean
  /** What the server said about the whole; what it says about a field leads back to the form. */
  error?: string
  /** The form. */
  editHref: string
  /** Everything that was typed, once more. */
  children: (values: Values) => ReactNode
}

/** The step between a form and what it saves: what was typed, to be looked at once more. */
export function ConfirmPage<Values>(props: ConfirmPageProps<Values>) {
  const { title, lead, values, empty, save, onSave, saving, error, editHref, children } = props
  return (
    <FormPage title={title} lead={<p>{lead}</p>}>
      {values === undefined ? (
        <EmptyState {...empty} action={{ label: '入力画面へ', href: editHref }} />
      ) : (
        <>
          {error && (
            <div className="mb-8">
              <FormMessage text={error} />
            </div>
          )}
          {children(values)}
          <OfflineNote className="mt-10" />
          <Actions className="mt-10">
            <Button onClick={onSave} pending={saving} pendingLabel="保存しています">
              {save}
            </Button>
            <TextLink href={editHref}>入力にもどる</TextLink>
          </Actions>
        </>
      )}
    </FormPage>
  )
}
