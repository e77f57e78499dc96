import type { Properties } from './properties.types.ts'

/** Properties that all text fields share. */
const field: Properties = {
  label: '欄の名前です。いつも欄の上に見えています。',
  id: '誤りのまとめから移るための名前です。省くと、自分でつけます。',
}

/** Property descriptions of components that the user presses, types into or chooses with. */
export const fieldProperties: Readonly<Record<string, Properties>> = {
  Button: {
    variant: '「solid」は推し色、「ink」はページの主役です。ほかに輪郭、静か、危険があります。',
    size: '高さです。「medium」は52 px、「small」は44 pxです。',
    pendingLabel: '進行中に言うことばです。「送信しています」。',
    children: '押すと起きることを言うことばです。',
  },
  Checkbox: { label: 'ついたときに成り立つ文です。中のリンクは、リンクのまま押せます。' },
  CodeField: { length: 'コードの桁数です。標準は6です。' },
  CoinButton: {
    label: '押すと起きることです。「10回引く」。',
    coins: 'かかるコインの数です。0は「無料」になります。',
    variant: '推し色で塗るか、輪郭だけにするかです。',
  },
  CountField: {
    label: '何の数かです。「手のひら灯籠」。',
    min: 'いちばん少ない数です。標準は0です。',
    max: 'いちばん多い数です。',
    unit: '数の後ろの単位です。耳で聞く人に伝えます。「個」「口」。',
  },
  DateField: {
    value: '打たれたままの年、月、日です。',
    wrong: '誤りが年、月、日のどれのことかです。省くと、3つともです。',
    autoComplete: '「bday」にすると、ブラウザーが誕生日を入れられます。',
    id: '年の欄の名前です。誤りのまとめから、ここへ移れます。',
    name: '名前のもとです。年、月、日の名前は、これから作ります。',
  },
  ErrorSummary: {
    errors: '誤りを、フォームの並びで渡します。空なら、何も出しません。',
    title: '見出しです。標準は「入力内容をnか所ご確認ください」です。',
  },
  FieldError: { id: '入力と結ぶための名前です。', error: '誤りと直しかたの一文です。なければ、場所を取りません。' },
  FieldFrame: {
    ...field,
    children: '名前や誤りと結ぶ属性を受けとって、入力を描きます。',
  },
  Fieldset: {
    label: 'ひとまとまりの問いの名前です。',
    role: '中が1つの選択のときは「radiogroup」にします。',
    children: 'まとめる欄です。',
  },
  IconButton: {
    label: '押すと起きることです。絵の代わりに読み上げます。「メニューを開く」。',
    size: '高さです。「small」は44 px、「medium」は52 pxで、ボタンと同じです。',
    variant: '「outline」は、輪郭のボタンと同じ墨の線を持ちます。',
  },
  PasswordField: {
    autoComplete: 'いまのパスワードか、新しいパスワードかです。パスワード管理に伝えます。',
  },
  RadioGroup: {
    options: '選べるものを、並べる順に渡します。',
    isStacked: '縦に並べます。答えが文のときに使います。',
    value: 'いまの答えです。渡すときは、外で値を持ちます。',
    defaultValue: 'はじめの答えです。値を外で持たないときに使います。',
    id: '最初の選択肢の名前です。誤りのまとめから、ここへ移れます。',
  },
  ReadonlyField: {
    label: '欄の名前です。',
    value: '変えられない値です。',
    action: 'それでも変えるための道です。「変更」のリンクを置きます。',
  },
  Requirement: { word: '「必須」か「任意」です。nullでは何も出しません。' },
  Select: { ...field, options: '選べるものを、並べる順に渡します。' },
  TextArea: { ...field, rows: 'はじめの高さを、行の数で言います。' },
  TextField: {
    ...field,
    type: '入れる文字の種類です。端末のキーボードが変わります。',
    trailing: '欄の右に入れる、単位か小さなボタンです。',
  },
}
