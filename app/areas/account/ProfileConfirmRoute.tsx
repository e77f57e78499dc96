import '@tsudoi/design-system/late.css'
import { useMutation } from '@tanstack/react-query'
import { ProfileConfirmScreen } from '@tsudoi/design-system/screens/profile/ProfileConfirmScreen'
import type { ProfileValues } from '@tsudoi/design-system/screens/profile/profile.views'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formErrorsOf } from '../../errors/formErrors.ts'
import { paths } from '../../paths.ts'
import { isUnfinished, useSession } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { profilePlaces, saveProfileMutation } from './account.mutations.ts'
import { profileDraft } from './profileDraft.ts'

/** R012: the profile once more, then saved. What the host refuses about a field leads back to the field. */
export function ProfileConfirmRoute() {
  const navigate = useNavigate()
  // Saving itself finishes the registration: what was sent as a sign-up stays one.
  const [sentAs, setSentAs] = useState<'create' | 'change'>()
  const isNew = useSession(isUnfinished)
  const kind = sentAs ?? (isNew ? 'create' : 'change')
  const [values] = useState(() => profileDraft.read())
  const save = useMutation(saveProfileMutation)
  const send = () => {
    if (!values) return
    setSentAs(kind)
    save.mutate(values, {
      onSuccess: () => void navigate(paths.profileFinish, { replace: true, state: { kind } }),
      onError: (error) => {
        const errors = formErrorsOf<keyof ProfileValues>(error, profilePlaces)
        if (errors && !errors.form) void navigate(paths.profileEdit, { state: { errors } })
      },
    })
  }
  return (
    <Page>
      <ProfileConfirmScreen
        kind={kind}
        values={values}
        onSave={send}
        saving={save.isPending || save.isSuccess}
        error={formErrorsOf<keyof ProfileValues>(save.error, profilePlaces)?.form}
        editHref={paths.profileEdit}
      />
    </Page>
  )
}
