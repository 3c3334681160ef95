/** Where people reach whoever runs this server. One table: change it here for your own house. */
export const contact = {
  mail: 'hello@maquette.example',
  supportMail: 'support@maquette.example',
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/maquette.example' },
    { name: 'Pinterest', url: 'https://www.pinterest.com/maquette_example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@maquette.example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/maquette-example' },
  ],
} as const;
