/** The type that a schema infers, made read-only at every depth for everything but its parser. */
export type DeepReadonly<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
