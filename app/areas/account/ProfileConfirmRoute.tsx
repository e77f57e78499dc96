import { ProfileConfirmScreen } from '@tsudoi/design-system/screens/profile/ProfileConfirmScreen'
import { isWholeProfile } from '@tsudoi/design-system/screens/profile/profile.rules'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useSend } from '../../queries/useSend.ts'
import { isUnfinished, useSession } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../shell/useNow.ts'
import { profileErrors, saveProfileMutation } from './account.mutations.ts'
import { profileDraft } from './profileDraft.ts'

/** R012: the profile once more, then saved. What the host refuses about a field leads back to the field. */
export function Component() {
  const navigate = useNavigate()
  const now = useNow()
  // Saving itself finishes the registration: what was sent as a sign-up stays one.
  const [sentAs, setSentAs] = useState<'create' | 'change'>()
  const isNew = useSession(isUnfinished)
  const kind = sentAs ?? (isNew ? 'create' : 'change')
  const [values] = useState(profileDraft.read)
  // A draft may be half typed when somebody comes here by the address.
  const isWhole = values && isWholeProfile(values, now, kind === 'create')
  const { send, submitting, error } = useSend(saveProfileMutation)
  const leadBack = (refused: Error) => {
    const errors = profileErrors.of(refused)
    if (errors && !errors.form) void navigate(paths.profileEdit, { state: { errors } })
  }
  const save = () => {
    if (!values) return
    setSentAs(kind)
    const finish = () => void navigate(paths.profileFinish, { replace: true, state: { kind } })
    send(values, { onSuccess: finish, onError: leadBack })
  }
  return (
    <Page>
      <ProfileConfirmScreen
        kind={kind}
        values={isWhole ? values : undefined}
        onSave={save}
        saving={submitting}
        error={profileErrors.of(error)?.form}
        editHref={paths.profileEdit}
      />
    </Page>
  )
}
