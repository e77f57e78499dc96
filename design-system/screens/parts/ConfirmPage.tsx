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
  /** The typed values to confirm; undefined when the user opened this page without the form. */
  values: Values | undefined
  /** The text shown when there are no typed values; the next step is then the form. */
  empty: Pick<EmptyStateProps, 'title' | 'description'>
  /** The label of the save button: この内容で保存する. */
  save: string
  onSave: () => void
  isPending?: boolean | undefined
  /** An error about the whole form. An error about a field returns the user to the form. */
  error?: string | undefined
  /** The URL of the page with the form. */
  editHref: string
  /** Renders all values of the draft. */
  children: (values: Values) => ReactNode
}

/** The confirmation step between a form and saving: shows the draft for a final check. */
export function ConfirmPage<Values>(props: ConfirmPageProps<Values>) {
  const { title, lead, values, empty, save, onSave, isPending, error, editHref, children } = props
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
            <Button onClick={onSave} isPending={isPending} pendingLabel="保存しています">
              {save}
            </Button>
            <TextLink href={editHref}>入力にもどる</TextLink>
          </Actions>
        </>
      )}
    </FormPage>
  )
}
