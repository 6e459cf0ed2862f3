/** What a schema infers, as everybody but its parser sees it: nobody writes to it. */
export type DeepReadonly<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
