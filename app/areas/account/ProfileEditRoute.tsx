import '@tsudoi/design-system/late.css'
import { useQuery } from '@tanstack/react-query'
import { ProfileEditScreen } from '@tsudoi/design-system/screens/profile/ProfileEditScreen'
import type { ProfileValues } from '@tsudoi/design-system/screens/profile/profile.views'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { profileQuery } from '../../queries/member.queries.ts'
import { isUnfinished, useSession } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useNow } from '../../shell/useNow.ts'
import { profileDraft, typedProfile } from './profileDraft.ts'

/** R011: the last step of a sign-up, and later the place to change the profile. What was typed is there again on the way back. */
export function ProfileEditRoute() {
  const navigate = useNavigate()
  const { state } = useLocation() as {
    state: { errors?: Partial<Record<keyof ProfileValues | 'form', string>> } | null
  }
  const isNew = useSession(isUnfinished)
  const { data } = useQuery({ ...profileQuery, enabled: !isNew, staleTime: Infinity })
  const saved = data?.profile && typedProfile(data.profile)
  const defaultValues = profileDraft.read() ?? saved
  const confirm = (values: ProfileValues) => {
    profileDraft.store(values)
    void navigate(paths.profileConfirm)
  }
  return (
    <Page>
      <ProfileEditScreen
        // The form takes its values once: it begins anew when the saved ones have come.
        key={saved ? 'saved' : 'empty'}
        kind={isNew ? 'create' : 'change'}
        defaultValues={defaultValues}
        now={useNow()}
        onSubmit={confirm}
        errors={state?.errors}
        backHref={isNew ? undefined : paths.mypage}
      />
    </Page>
  )
}
