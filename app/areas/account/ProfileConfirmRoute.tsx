import { useQuery } from '@tanstack/react-query'
import { ProfileConfirmScreen } from '@tsudoi/design-system/screens/profile/ProfileConfirmScreen'
import { isProfileComplete } from '@tsudoi/design-system/screens/profile/profile.rules'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { profileQuery } from '../../queries/member.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { useFormMutation } from '../../queries/useFormMutation.ts'
import { isRegistrationUnfinished, useSession } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../time/useNow.ts'
import { profileErrors, saveProfileMutation } from './account.mutations.ts'
import { canSetBirthday, profileDraft } from './profileDraft.ts'

/** Prefetches the saved profile, which says whether the birthday can be set. */
export function beforeRender() {
  if (!isRegistrationUnfinished(useSession.getState())) void queryClient.prefetchQuery(profileQuery)
}

/**
 * Shows the profile for confirmation, then saves it. If the server rejects a field, the form opens again at this field
 * (R012).
 */
export function Component() {
  const navigate = useNavigate()
  const now = useNow()
  // Set when the profile is sent: whether it creates or changes the profile. Needed because saving ends the
  // registration and so changes `isNew`.
  const [sentAs, setSentAs] = useState<'create' | 'change'>()
  const isNew = useSession(isRegistrationUnfinished)
  const kind = sentAs ?? (isNew ? 'create' : 'change')
  const [values] = useState(profileDraft.read)
  const saved = useQuery({ ...profileQuery, enabled: !isNew, staleTime: Infinity }).data
  const checksBirthday = kind === 'create' || (saved !== undefined && canSetBirthday(saved.profile))
  // Whether the draft is complete. It may be incomplete if the user opens this page by its URL.
  const isWhole = values && isProfileComplete(values, now, checksBirthday)
  const { send, isPending, error } = useFormMutation(saveProfileMutation)
  const returnToForm = (refused: Error) => {
    const errors = profileErrors.of(refused)
    if (errors && !errors.form) void navigate(paths.profileEdit, { state: { errors } })
  }
  const save = () => {
    if (!values) return
    setSentAs(kind)
    const finish = () => void navigate(paths.profileFinish, { replace: true, state: { kind } })
    send(values, { onSuccess: finish, onError: returnToForm })
  }
  return (
    <Page>
      <ProfileConfirmScreen
        kind={kind}
        values={isWhole ? values : undefined}
        onSave={save}
        isPending={isPending}
        error={profileErrors.of(error)?.form}
        editHref={paths.profileEdit}
      />
    </Page>
  )
}
