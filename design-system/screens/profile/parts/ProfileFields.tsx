import { useState } from 'react'
import { DateField } from '../../../components/DateField.tsx'
import { RadioGroup } from '../../../components/RadioGroup.tsx'
import { ReadonlyField } from '../../../components/ReadonlyField.tsx'
import { Select } from '../../../components/Select.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { uniqueNameProblem } from '../../account.rules.ts'
import type { FormAttributes, FormFields } from '../../parts/useForm.ts'
import { prefectureOptions } from '../../prefectures.ts'
import { birthdayProblem, firstNameProblem, lastNameProblem, nickNameProblem } from '../profile.rules.ts'
import { birthdayText, genderOptions, type ProfileValues } from '../profile.types.ts'

/** The definition of all profile fields. The birthday can be set only once; later it is read-only. */
export const profileFields = (now: string, canSetBirthday: boolean): FormFields<ProfileValues> => ({
  nickName: { id: 'profile-nick', label: 'ニックネーム', problem: nickNameProblem },
  uniqueName: { id: 'profile-unique', label: 'ユーザーID', problem: uniqueNameProblem },
  lastName: { id: 'profile-last', label: '姓', problem: lastNameProblem },
  firstName: { id: 'profile-first', label: '名', problem: firstNameProblem },
  birthday: {
    id: 'profile-birthday',
    label: '生年月日',
    problem: (typed) => (canSetBirthday ? birthdayProblem(typed, now)?.text : undefined),
  },
  gender: { id: 'profile-gender', label: '性別' },
  prefecture: { id: 'profile-prefecture', label: 'お住まいの都道府県' },
})

export interface ProfileFieldsProps {
  form: FormAttributes<ProfileValues>
  /** The initial values. */
  initial: ProfileValues
  now: string
  /** Whether the birthday can be set, because the saved profile has none. */
  canSetBirthday: boolean
}

/** The fields of a profile. */
export function ProfileFields({ form, initial, now, canSetBirthday }: ProfileFieldsProps) {
  const { field } = form
  const { label, ...gender } = field('gender')
  return (
    <>
      <TextField
        {...field('nickName')}
        requirement="必須"
        support="20文字まで。あとから変えられます。"
        autoComplete="nickname"
      />
      <TextField
        {...field('uniqueName')}
        requirement="必須"
        support="半角の英字と数字、4〜20文字。"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField {...field('lastName')} requirement="必須" autoComplete="family-name" />
        <TextField {...field('firstName')} requirement="必須" autoComplete="given-name" />
      </div>
      {canSetBirthday ? (
        <Birthday form={form} initial={initial} now={now} />
      ) : (
        <ReadonlyField label="生年月日" value={birthdayText(initial.birthday)} />
      )}
      <RadioGroup {...gender} label={label} requirement="任意" options={genderOptions} />
      <Select
        {...field('prefecture')}
        requirement="任意"
        placeholder="選択しない"
        options={prefectureOptions}
        autoComplete="address-level1"
      />
    </>
  )
}

function Birthday({ form, initial, now }: Omit<ProfileFieldsProps, 'canSetBirthday'>) {
  const [birthday, setBirthday] = useState(initial.birthday)
  const { id, name, label, error } = form.field('birthday')
  return (
    <DateField
      id={id}
      name={name}
      label={label}
      requirement="必須"
      support="登録したあとは変更できません。"
      autoComplete="bday"
      error={error}
      wrong={birthdayProblem(birthday, now)?.wrong}
      value={birthday}
      onValueChange={(typed) => {
        setBirthday(typed)
        form.setValue('birthday', typed)
      }}
    />
  )
}
