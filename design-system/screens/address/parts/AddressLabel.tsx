import { postalCodeText } from '../address.rules.ts'
import { prefectureText, type AddressValues } from '../address.types.ts'
import { isolated } from '../../../text/isolated.ts'

/** An address in the layout of a Japanese letter: the seven boxes of the postal code, the address, the name. */
export function AddressLabel({ address }: { address: AddressValues }) {
  const { lastName, firstName, lastNameKana, firstNameKana, city, street, building, phoneNumber } = address
  const reading = `${lastNameKana} ${firstNameKana}`.trim()
  const place = [`${prefectureText(address.prefecture)}${isolated(city)}${isolated(street)}`, building].filter(Boolean)
  return (
    <div className="border border-ink bg-raised px-5 pt-6 pb-8 desk:px-10 desk:pt-9 desk:pb-11">
      <PostalBoxes code={postalCodeText(address.postalCode)} />
      <address className="mt-8 not-italic desk:mt-10 desk:pl-14">
        {place.map((line) => (
          <p key={line} translate="no" className="text-16 desk:text-20">
            {line}
          </p>
        ))}
        <div className="mt-6 desk:mt-8">
          {reading && (
            <p translate="no" className="text-12 text-quiet">
              {reading}
            </p>
          )}
          <p
            translate="no"
            className="heading text-24 desk:text-32"
          >{`${isolated(lastName)} ${isolated(firstName)} 様`}</p>
        </div>
        <p className="mt-6 border-t border-hair pt-3 text-14 text-quiet">
          電話番号{' '}
          <span translate="no" className="tabular-nums">
            {phoneNumber}
          </span>
        </p>
      </address>
    </div>
  )
}

/**
 * The boxes for the digits of a postal code. As on a Japanese postcard, the first three are drawn heavier than the four
 * after the dash.
 */
function PostalBoxes({ code }: { code: string }) {
  const digits = code.replace('-', '').split('')
  return (
    <p className="flex items-center gap-2 desk:gap-3">
      <span className="sr-only">{`郵便番号 ${code}`}</span>
      <span aria-hidden="true" className="text-20 font-bold desk:text-24">
        〒
      </span>
      <span aria-hidden="true" className="flex min-w-0 items-center">
        {digits.map((digit, at) => (
          <span key={at} className="flex min-w-0 items-center">
            {at === 3 && <span className="mx-1 h-0.5 w-2 drawn-line bg-ink desk:mx-1.5 desk:w-3" />}
            <span
              className={`flex h-[2em] w-[1.4em] items-center justify-center border-ink text-20 font-bold tabular-nums desk:h-[1.75em] desk:w-[1.25em] desk:text-32 ${at === 0 || at === 3 ? '' : '-ml-px'} ${at < 3 ? 'border-2' : 'border'}`}
            >
              {digit}
            </span>
          </span>
        ))}
      </span>
    </p>
  )
}
