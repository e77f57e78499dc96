import type { CardRefusal } from '@tsudoi/design-system/screens/purchase/card.types'
import type { GatewayAnswer } from './cardGateway.ts'

const again = '安全のため、入力した内容を消しました。もう一度、はじめから入力してください。'
const parts = { number: 'カード番号', expiry: '有効期限', code: 'セキュリティコード' }

/** What is said beside the form when the gateway gave no token. */
export function gatewayWords(answer: Exclude<GatewayAnswer, { state: 'token' }>): CardRefusal {
  if (answer.state === 'unreached')
    return {
      form: '決済会社に接続できませんでした。カードは送られていません。通信と、拡張機能などの設定を確かめて、もう一度お試しください。',
    }
  if (answer.state === 'unanswered')
    return { form: `決済会社から返事がありませんでした。お支払いも登録もされていません。${again}` }
  const { field } = answer
  if (field) return { [field]: `決済会社が、この${parts[field]}を受け付けませんでした。${again}` }
  return { form: `決済会社が、このカードを受け付けませんでした。お支払いも登録もされていません。${again}` }
}

/** The gateway took the card, and our host then did not answer: nobody knows whether it is registered. */
export const registrationUnknown =
  '登録の返事がありませんでした。登録されたかどうかは、カードの一覧で確かめてください。お支払いはされていません。'

/** This browser keeps nothing from one page to the next. */
export const notHeld =
  'このブラウザーでは、カードを次の画面に渡せません。「このカードを登録して、次からも使う」を選ぶか、ほかのお支払い方法をお使いください。'
