import { Select } from '../../../components/Select.tsx'
import { TextField } from '../../../components/TextField.tsx'
import type { FormAttributes, FormFields } from '../../parts/useForm.ts'
import { prefectureOptions } from '../../prefectures.ts'
import { addressProblem, postalCodeText } from '../address.rules.ts'
import type { AddressValues } from '../address.types.ts'

/** The definition of the address form's fields, in the order in which a Japanese address is written. */
export const addressFields: FormFields<AddressValues> = {
  lastName: { id: 'address-last', label: '姓', problem: addressProblem.lastName },
  firstName: { id: 'address-first', label: '名', problem: addressProblem.firstName },
  lastNameKana: { id: 'address-last-kana', label: '姓のフリガナ', problem: addressProblem.lastNameKana },
  firstNameKana: { id: 'address-first-kana', label: '名のフリガナ', problem: addressProblem.firstNameKana },
  postalCode: { id: 'address-postal', label: '郵便番号', problem: addressProblem.postalCode },
  prefecture: { id: 'address-prefecture', label: '都道府県', problem: addressProblem.prefecture },
  city: { id: 'address-city', label: '市区町村', problem: addressProblem.city },
  street: { id: 'address-street', label: '町名・番地', problem: addressProblem.street },
  building: { id: 'address-building', label: '建物名・部屋番号', problem: addressProblem.building },
  phoneNumber: { id: 'address-phone', label: '電話番号', problem: addressProblem.phoneNumber },
}

/** The fields for the recipient and the address. */
export function AddressFields({ field }: Pick<FormAttributes<AddressValues>, 'field'>) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField {...field('lastName')} requirement="必須" autoComplete="family-name" />
        <TextField {...field('firstName')} requirement="必須" autoComplete="given-name" />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <TextField {...field('lastNameKana')} requirement="任意" autoComplete="off" />
        <TextField {...field('firstNameKana')} requirement="任意" autoComplete="off" />
      </div>
      <div className="max-w-72">
        <TextField
          {...field('postalCode')}
          requirement="必須"
          support="7桁。ハイフンは省けます。"
          autoComplete="postal-code"
          inputMode="numeric"
          onBlur={(event) => {
            event.target.value = postalCodeText(event.target.value)
          }}
        />
      </div>
      <div className="max-w-72">
        <Select
          {...field('prefecture')}
          requirement="必須"
          placeholder="選択してください"
          options={prefectureOptions}
          autoComplete="address-level1"
        />
      </div>
      <TextField
        {...field('city')}
        requirement="必須"
        support="郡や政令市の区まで。例：横浜市中区"
        autoComplete="address-level2"
      />
      <TextField {...field('street')} requirement="必須" support="例：山下町1-2" autoComplete="address-line1" />
      <TextField {...field('building')} requirement="任意" support="例：港ビル301" autoComplete="address-line2" />
      <div className="max-w-72">
        <TextField
          {...field('phoneNumber')}
          requirement="必須"
          support="配送会社からご連絡することがあります。"
          type="tel"
          autoComplete="tel-national"
        />
      </div>
    </>
  )
}
