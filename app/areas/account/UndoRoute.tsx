import { useQuery } from '@tanstack/react-query'
import { UndoScreen, type UndoScreenProps } from '@tsudoi/design-system/screens/account/UndoScreen'
import { useState } from 'react'
import { failureOf } from '../../errors/failure.ts'
import { paths } from '../../paths.ts'
import { useFormMutation } from '../../queries/useFormMutation.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useStepFocus } from '../../forms/useStepFocus.ts'
import { undoLinkProblemOf, undoQuestionView } from './undo.mappers.ts'
import { undoLoginChangeErrors, undoLoginChangeMutation } from './undo.mutations.ts'
import { loginUndoQuery } from './undo.queries.ts'
import { undoLink } from './undoLink.ts'

/** Moves the secret token from the URL to the tab's storage before the first request, which could disclose it. */
export function beforeRender() {
  undoLink.take()
}

/**
 * Page that a link in a mail opens: undoes a change of the login methods that the member did not make, and sets a new
 * password. Not part of the specification (X21).
 */
export function Component() {
  const [hasLink] = useState(() => undoLink.read() !== undefined)
  const [isDone, setDone] = useState(false)
  const query = useQuery({ ...loginUndoQuery(useIsMember()), enabled: hasLink && !isDone })
  const { send, isPending, error } = useFormMutation(undoLoginChangeMutation)
  const outcome = ((): UndoScreenProps['outcome'] => {
    if (isDone) return { state: 'done' }
    if (!hasLink) return { state: 'problem', problem: 'unknown' }
    const problem = undoLinkProblemOf(error) ?? undoLinkProblemOf(query.error)
    if (problem) return { state: 'problem', problem }
    if (query.data) return { state: 'ready', question: undoQuestionView(query.data) }
    if (!query.isError) return { state: 'checking' }
    return { state: 'failed', failure: failureOf(query.error) }
  })()
  useStepFocus(outcome.state)
  return (
    <Page>
      <UndoScreen
        outcome={outcome}
        onRetry={() => void query.refetch()}
        onSubmit={({ password }) => send(password, { onSuccess: () => setDone(true) })}
        isPending={isPending}
        errors={undoLoginChangeErrors.of(error)}
        hrefs={{ login: paths.loginMail, reset: paths.loginReset, contact: paths.contact, top: paths.top }}
      />
    </Page>
  )
}
