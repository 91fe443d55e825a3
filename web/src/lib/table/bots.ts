/** The bot that plays where nobody has chosen another. */
export const USUAL_BOT = "steady";
