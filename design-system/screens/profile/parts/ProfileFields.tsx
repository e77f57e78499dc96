import { useController, type Control, type FieldErrors, type UseFormRegister } from 'react-hook-form'
import { DateField } from '../../../components/DateField.tsx'
import { RadioGroup } from '../../../components/RadioGroup.tsx'
import { ReadonlyField } from '../../../components/ReadonlyField.tsx'
import { Select } from '../../../components/Select.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { uniqueNameProblem } from '../../account.rules.ts'
import { prefectureOptions } from '../../prefectures.ts'
import { birthdayProblem, firstNameProblem, lastNameProblem, nickNameProblem } from '../profile.rules.ts'
import { birthdayText, genderOptions, type ProfileValues } from '../profile.views.ts'

/** In the order of the form, for its error summary. */
export const profileFields = [
  { fieldId: 'profile-nick', name: 'nickName', label: 'ニックネーム' },
  { fieldId: 'profile-unique', name: 'uniqueName', label: 'ユーザーID' },
  { fieldId: 'profile-last', name: 'lastName', label: '姓' },
  { fieldId: 'profile-first', name: 'firstName', label: '名' },
  { fieldId: 'profile-birthday', name: 'birthday', label: '生年月日' },
] as const

export interface ProfileFieldsProps {
  register: UseFormRegister<ProfileValues>
  control: Control<ProfileValues>
  errors: FieldErrors<ProfileValues>
  now: string
  /** The birthday can be given once only. */
  isNew: boolean
}

/** Everything a profile asks for. */
export function ProfileFields({ register, control, errors, now, isNew }: ProfileFieldsProps) {
  return (
    <>
      <TextField
        id="profile-nick"
        label="ニックネーム"
        requirement="必須"
        support="20文字まで。あとから変えられます。"
        autoComplete="nickname"
        error={errors.nickName?.message}
        {...register('nickName', { validate: (typed) => nickNameProblem(typed) ?? true })}
      />
      <TextField
        id="profile-unique"
        label="ユーザーID"
        requirement="必須"
        support="半角の英字と数字、4〜20文字。"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.uniqueName?.message}
        {...register('uniqueName', { validate: (typed) => uniqueNameProblem(typed) ?? true })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          id="profile-last"
          label="姓"
          requirement="必須"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName', { validate: (typed) => lastNameProblem(typed) ?? true })}
        />
        <TextField
          id="profile-first"
          label="名"
          requirement="必須"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName', { validate: (typed) => firstNameProblem(typed) ?? true })}
        />
      </div>
      <Birthday control={control} now={now} isNew={isNew} />
      <Gender control={control} />
      <Select
        label="お住まいの都道府県"
        requirement="任意"
        placeholder="選択しない"
        options={prefectureOptions}
        autoComplete="address-level1"
        {...register('prefecture')}
      />
    </>
  )
}

function Birthday({ control, now, isNew }: Pick<ProfileFieldsProps, 'control' | 'now' | 'isNew'>) {
  const {
    field: { value, ...field },
    fieldState: { error },
  } = useController({
    control,
    name: 'birthday',
    rules: { validate: (typed) => !isNew || (birthdayProblem(typed, now)?.text ?? true) },
  })
  if (!isNew) return <ReadonlyField label="生年月日" value={birthdayText(value)} />
  return (
    <DateField
      {...field}
      id="profile-birthday"
      legend="生年月日"
      requirement="必須"
      support="登録したあとは変更できません。"
      autoComplete="bday"
      error={error?.message}
      wrong={birthdayProblem(value, now)?.wrong}
      value={value}
    />
  )
}

function Gender({ control }: Pick<ProfileFieldsProps, 'control'>) {
  const { field } = useController({ control, name: 'gender' })
  return <RadioGroup {...field} legend="性別" requirement="任意" options={genderOptions} />
}
