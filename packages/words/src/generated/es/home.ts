// Compiled from packages/words/po by `npm run words`. Change the catalogs instead.
import { es } from 'make-plural/cardinals';
import { plural } from '../../plural.ts';
import { formatNumber } from '../../number.ts';
import type { home as English } from '../en/home.ts';

export const home: typeof English = {
  collectedForTitle: (args: { title: string | number }): string => "Recaudado para: " + String(args.title),
  goal: "Objetivo",
  collected: "Recaudado",
  remaining: "Falta",
  donateTo: (args: { title: string | number }): string => "Donar<spoken> a la campaña " + String(args.title) + "</spoken>",
  meetTheFounders: "Conoce al equipo fundador",
  testimonialsOfFulfillment: "Testimonios de quienes recibieron ayuda",
  donateAndHelp: "Dona y ayuda",
  learnMoreAbout: (args: { name: string | number }): string => "Más información<spoken> sobre " + String(args.name) + "</spoken>",
  chooseSomeoneToHelp: "Elige a quién ayudar",
  useYourPreferredTransferMethod: "Usa la forma de transferencia que prefieras",
  sendADonation: "Envía una donación",
  joinNow: "Únete ahora",
  recentContributors: "Colaboraciones recientes",
  requestAssistance: "Pide ayuda",
  requestHelp: "Pedir ayuda",
  eMailAddress: "Correo electrónico",
  subscribe: "Suscribirme",
  ourNewsletterIsNotAvailable: "Nuestro boletín aún no está disponible. No se ha enviado nada ni se ha guardado tu dirección. Gracias por tu interés.",
  topStories: "Noticias destacadas",
  showFewerStories: "Mostrar menos noticias",
  showAllStories: (args: { count: number }): string => plural(args.count, es, { 'one': "Mostrar la noticia", 'many': "Mostrar los " + formatNumber(args.count, '.') + " de noticias", 'other': "Mostrar las " + formatNumber(args.count, '.') + " noticias" }),
  testimonials: "Testimonios",
  successStories: "Historias de éxito",
  authorDetail: (args: { place: string | number; occasion: string | number; year: string | number }): string => String(args.place) + ", " + String(args.occasion) + ", " + String(args.year),
  nameAndReach: (args: { name: string | number; reach: string | number }): string => String(args.name) + ", " + String(args.reach),
};
