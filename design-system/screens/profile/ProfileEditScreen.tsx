import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { FieldsSkeleton } from '../parts/FieldsSkeleton.tsx'
import { Form } from '../parts/Form.tsx'
import { FormFooter } from '../parts/FormFooter.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import type { ServerErrors } from '../parts/useForm.ts'
import { SIGNUP_STEPS } from '../signupSteps.ts'
import { ProfileFields, profileFields } from './parts/ProfileFields.tsx'
import { normalisedProfile } from './profile.rules.ts'
import type { ProfileValues } from './profile.types.ts'

export interface ProfileEditScreenProps {
  /** The purpose of the form: `create` is the last step of the sign-up, `change` an edit afterwards. */
  kind: 'create' | 'change'
  /** The initial values: the draft, the saved profile, or empty fields. */
  initial: Loadable<ProfileValues>
  /** Whether the birthday can be set, because the saved profile has none. Default: only in a new profile. */
  canSetBirthday?: boolean | undefined
  now: string
  /** Called with the typed values on each change: the caller saves them as a draft, which a reload restores. */
  onValuesChange: (values: ProfileValues) => void
  /** Called with the normalised values, to continue at /profile/confirm. */
  onSubmit: (values: ProfileValues) => void
  errors?: ServerErrors<ProfileValues> | undefined
  /** The URL of the profile, which leaves without saving; set for members only. */
  backHref?: string | undefined
  /** Called when the member leaves without saving. The caller then discards the draft. */
  onLeave?: (() => void) | undefined
}

const lead = 'ニックネームとユーザーIDは、ほかのファンにも表示されます。'
const titles = { create: 'あなたのことを、教えてください', change: 'プロフィールを編集する' }

/** The form for the member's profile (W044). */
export function ProfileEditScreen(props: ProfileEditScreenProps) {
  const { kind, canSetBirthday = kind === 'create', initial, now, onSubmit, onValuesChange } = props
  const { errors, backHref, onLeave } = props
  return (
    <FormPage
      step={kind === 'create' ? { at: 4, of: SIGNUP_STEPS } : undefined}
      title={titles[kind]}
      lead={<p>{lead}</p>}
    >
      <Loaded value={initial} label="プロフィールを読みこみ中" skeleton={<FieldsSkeleton />}>
        {(values) => (
          <Form
            label="プロフィール"
            fields={profileFields(now, canSetBirthday)}
            initial={values}
            onSubmit={(typed) => onSubmit(normalisedProfile(typed))}
            onValuesChange={onValuesChange}
            refused={errors}
            foot={
              <FormFooter submit="入力内容を確認する" hasNothingToSubmit>
                {backHref && (
                  <TextLink href={backHref} onClick={onLeave}>
                    保存せずにもどる
                  </TextLink>
                )}
              </FormFooter>
            }
          >
            {(form) => <ProfileFields form={form} initial={values} now={now} canSetBirthday={canSetBirthday} />}
          </Form>
        )}
      </Loaded>
    </FormPage>
  )
}
