/** Two figures between 0 and 1 that are closer than this are equal (verdict-rules, "Float noise"). */
export const EPSILON = 1e-9
