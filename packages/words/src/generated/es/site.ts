// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import type { site as English } from '../en/site.ts';

export const site: typeof English = {
  addressLine: (args: { street: string | number; locality: string | number; region: string | number; postalCode: string | number }): string => String(args.street) + ", " + String(args.postalCode) + " " + String(args.locality) + " (" + String(args.region) + ")",
  backToTheHomePage: "Volver a la página de inicio",
  contactUs: "Contacto",
  campaigns: "Campañas",
  footer: "Pie de página",
  give: "Colabora",
  foundation: "La fundación",
  follow: "Síguenos",
  thereIsNoPageAt: "No hay ninguna página en esta dirección. Puede que haya cambiado de sitio o que el enlace esté incompleto.",
  seeTheCampaigns: "Ver las campañas",
  language: "Idioma",
  main: "Principal",
  menu: "Menú",
  donation: "Donar",
  about: "Quiénes somos",
  requestHelp: "Pedir ayuda",
  joinUs: "Únete",
  signIn: "Iniciar sesión",
  dashboard: "Tu panel",
  timeZone: (args: { zone: string | number }): string => "Zona horaria: " + String(args.zone),
  slow: "Está tardando más de lo habitual. Sigue esperando o vuelve a intentarlo.",
  didNotLoad: "Esta página no se ha cargado. Vuelve a intentarlo.",
};
